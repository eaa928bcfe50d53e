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
  addRules(fetched.querySelector('style[data-emotion]')?.textContent ?? '');
  const content = document.createDocumentFragment();
  content.append(...page.childNodes);
  return { content, meta: [...fetched.head.querySelectorAll(pageMeta)] };
}

/** Not by `fetch`: under Trusted Types no script may make HTML out of text, so the browser has to. */
function fetchDocument(url: string) {
  return new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.addEventListener('loadend', () => {
      if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`No HTML came from ${url}`));
    });
    request.send();
  });
}

/** The URL of the application's script. */
const appOf = (from: Document) => from.querySelector<HTMLElement>('script[data-app]')?.dataset.app;

/** The texts of the rules that a written page has brought so far. */
let knownRules: Set<string> | undefined;
let sheet: CSSStyleSheet | undefined;

/** Adds the rules that no page has brought before. */
function addRules(text: string) {
  if (!knownRules) {
    const own = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.sheet?.cssRules;
    knownRules = new Set(Array.from(own ?? [], ({ cssText }) => cssText));
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const fetched = new CSSStyleSheet();
  fetched.replaceSync(text);
  for (const { cssText } of fetched.cssRules) {
    if (knownRules.has(cssText)) continue;
    knownRules.add(cssText);
    sheet!.insertRule(cssText, sheet!.cssRules.length);
  }
}
