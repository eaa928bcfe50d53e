import { isScenario, type ScenarioByResource } from '#mock-api/core/scenario';
import { isResource } from '#mock-api/resources/registry';
import { readCustomer, type Customer } from './customer';

/** What the address asks of the demo. */
export interface DemoAddress {
  scenarios: Partial<ScenarioByResource>;
  isQuiet: boolean;
  isOpen: boolean;
  /** The guided tour begins with the page. */
  isTour: boolean;
  /** Everything begins anew, prepared for this customer. */
  customer: Customer | null;
  /** Words that nobody knows, for a warning: a typing error must not pass as a success. */
  unknown: string[];
}

/** Begins the value that prepares for a customer; all of the value belongs to it, commas too. */
const forCustomer = 'for:';

/**
 * Reads `?demo=contact:error,ai-scan:slow`, `?demo=quiet`, `?demo=open`, `?demo=tour` and
 * `?demo=for:NAME|WEBSITE|SECTOR`, in any mixture. `search` is the address's query, with or without its question mark.
 */
export function readDemoAddress(search: string): DemoAddress {
  const asked: DemoAddress = {
    scenarios: {},
    isQuiet: false,
    isOpen: false,
    isTour: false,
    customer: null,
    unknown: [],
  };
  for (const value of new URLSearchParams(search).getAll('demo')) {
    if (value.startsWith(forCustomer)) {
      asked.customer = readCustomer(value.slice(forCustomer.length));
      if (!asked.customer) asked.unknown.push(value);
    } else readWords(value, asked);
  }
  return asked;
}

function readWords(value: string, asked: DemoAddress) {
  const words = value.split(',').map((each) => each.trim());
  for (const word of words.filter(Boolean)) {
    const [name, scenario] = word.split(':');
    if (isResource(name) && isScenario(scenario)) asked.scenarios[name] = scenario;
    else if (word === 'quiet') asked.isQuiet = true;
    else if (word === 'open') asked.isOpen = true;
    else if (word === 'tour') asked.isTour = true;
    else asked.unknown.push(word);
  }
}

/** What the address asks for, once: taken out of it, so that a reload is no second wish and a customer reads none of it. */
export function takeDemoAddress(): DemoAddress {
  const url = new URL(location.href);
  const asked = readDemoAddress(url.search);
  if (url.searchParams.has('demo')) {
    url.searchParams.delete('demo');
    history.replaceState(history.state, '', url);
  }
  return asked;
}
