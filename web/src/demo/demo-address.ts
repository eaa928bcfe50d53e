import { isResource } from '#mock-api/resources/resource';
import { isScenario, type ScenarioByResource } from '#mock-api/resources/scenario';

/** What the address asks of the demo. */
export interface DemoAddress {
  scenarios: Partial<ScenarioByResource>;
  isQuiet: boolean;
  isOpen: boolean;
  /** The guided tour begins with the page. */
  isTour: boolean;
  /** Words that nobody knows, for a warning: a typing error must not pass as a success. */
  unknown: string[];
}

/**
 * Reads `?demo=contact:error,ai-scan:slow`, `?demo=quiet`, `?demo=open` and `?demo=tour`, in any mixture.
 * `search` is the address's query, with or without its question mark.
 */
export function readDemoAddress(search: string): DemoAddress {
  const words = new URLSearchParams(search).getAll('demo').flatMap((value) => value.split(','));
  const asked: DemoAddress = {
    scenarios: {},
    isQuiet: false,
    isOpen: false,
    isTour: false,
    unknown: [],
  };
  for (const word of words.map((each) => each.trim()).filter(Boolean)) {
    const [name, scenario] = word.split(':');
    if (isResource(name) && isScenario(scenario)) asked.scenarios[name] = scenario;
    else if (word === 'quiet') asked.isQuiet = true;
    else if (word === 'open') asked.isOpen = true;
    else if (word === 'tour') asked.isTour = true;
    else asked.unknown.push(word);
  }
  return asked;
}
