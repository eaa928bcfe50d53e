import { isScenario, type ScenarioByResource } from '#mock-api/core/scenarios';
import { isResource } from '#mock-api/resources/registry';
import { readCustomer, type Customer } from './customer';

/** The demo's settings in the query of a URL, under the parameter `demo`. */
export interface DemoAddress {
  scenarios: Partial<ScenarioByResource>;
  isQuiet: boolean;
  isOpen: boolean;
  isTour: boolean;
  customer: Customer | null;
  /** Words that the demo does not know. The browser's console lists them, because a mistyped word has no effect. */
  unknown: string[];
}

/** Prefix of a value that describes a customer. Only such a value is not split at its commas. */
const forCustomer = 'for:';

/**
 * Escapes ampersands in a customer's name that was typed into the URL, such as "Jansen & Zonen". Keeps an ampersand
 * before a name and "=", because it separates two parameters.
 */
const withWholeName = (search: string) =>
  search.replace(/(?<=[?&]demo=for:).*/, (rest) => rest.replaceAll(/&(?!\w+=)/g, '%26'));

/**
 * Returns the settings in a URL's query. The query may combine `?demo=contact:error,ai-scan:slow`, `?demo=quiet`,
 * `?demo=open`, `?demo=tour` and `?demo=for:NAME|WEBSITE|SECTOR`. `search` may start with a question mark.
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

/**
 * Returns the settings in the page's URL, and removes `demo` from the URL. A reload then does not apply the settings
 * again, and customers do not see them.
 */
export function takeDemoAddress(): DemoAddress {
  const url = new URL(location.href);
  url.search = withWholeName(url.search);
  const asked = readDemoAddress(url.search);
  if (url.searchParams.has('demo')) {
    url.searchParams.delete('demo');
    history.replaceState(history.state, '', url);
  }
  return asked;
}
