import { splitRules } from './emotion-rules';

/** What a page of the site puts into the head; see layout/page-meta. */
export const pageMeta = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/** What makes a page, out of a document that the prerender wrote. */
export interface WrittenPage {
  content: DocumentFragment;
  meta: Element[];
}

/**
 * Fetches the page at an address of the site, and lets its styles join the document's. Rejects when there is none,
 * or when another version of the site wrote it, whose parts these scripts may not know.
 */
export async function fetchWrittenPage(url: string): Promise<WrittenPage> {
  const fetched = await fetchDocument(url);
  const page = fetched.querySelector('#main > div');
  if (!page || appOf(fetched) !== appOf(document))
    throw new Error(`No page of this version at ${url}`);
  addRules(fetched);
  // For those who run no script: a document that is fetched by one holds it as elements.
  for (const hint of page.querySelectorAll('noscript')) hint.replaceChildren();
  const content = document.createDocumentFragment();
  content.append(...page.childNodes);
  return { content, meta: [...fetched.head.querySelectorAll(pageMeta)] };
}

/** The longest that a page may take, in milliseconds. */
const patience = 8_000;

/** Not by `fetch`: under Trusted Types no script may make HTML out of text, so the browser has to. */
function fetchDocument(url: string) {
  return new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    // Then the browser goes there by itself, and shows that it does.
    request.timeout = patience;
    request.addEventListener('loadend', () => {
      if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`No HTML came from ${url}`));
    });
    request.send();
  });
}

/** The URL of the application's script. */
const appOf = (from: Document) => from.querySelector<HTMLElement>('script[data-app]')?.dataset.app;

const rulesIn = (from: Document) =>
  splitRules(from.querySelector('style[data-emotion]')?.textContent ?? '');

/** The rules that came with the document and with the pages that were fetched since. */
let knownRules: Set<string> | undefined;

/**
 * Adds the rules that no page has brought before. As text: what a browser says of a rule that it knows is not always
 * what was written, where a variable stands in a shorthand.
 */
function addRules(fetched: Document) {
  knownRules ??= new Set(rulesIn(document));
  const added = rulesIn(fetched).filter((rule) => !knownRules!.has(rule));
  if (added.length === 0) return;
  for (const rule of added) knownRules.add(rule);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(added.join(''));
  document.adoptedStyleSheets.push(sheet);
}
