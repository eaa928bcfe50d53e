import { withoutEndTags } from './end-tags';

test.each([
  ['items', '<ul><li>a</li><li><a>b</a></li></ul>', '<ul><li>a<li><a>b</a></ul>'],
  ['terms', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['paragraphs', '<div><p>a</p><h2>b</h2><p>c</p></div>', '<div><p>a<h2>b</h2><p>c</div>'],
  ['shapes', '<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
])('omits the end tags of %s', (_, long, short) => {
  expect(withoutEndTags(long)).toBe(short);
});

test.each([
  // Without the end tag the paragraph would contain what follows.
  '<p>a</p><button>b</button>',
  '<noscript><p>a</p></noscript>',
  '<p>a</p> b',
  '<g><use></use></g><span></span>',
])('keeps the end tags that HTML needs: %s', (html) => {
  expect(withoutEndTags(html)).toBe(html.replace('></use>', '/>'));
});
