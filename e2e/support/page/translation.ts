/** Runs in the page: wraps each text in two <font> elements, as a browser's translation does. */
export function translate() {
  const rewrite = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font,script,style,textarea,svg,title'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.textContent = `${text.data} `;
    }
  };
  rewrite();
  new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: logs an error when React writes to a text node that is no longer in the document. */
export function reportLostTexts() {
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(this: Node, text: string) {
      if (!this.isConnected) console.error(`Written outside the document: ${text}`);
      set!.call(this, text);
    },
  });
}
