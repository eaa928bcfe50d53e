import { withShortAttributes } from './short-attributes';

test('moves class and path data to the start of a tag, and keeps the order of the other attributes', () => {
  expect(
    withShortAttributes('<a href="/b" id="c" class="d">e</a><path fill="none" d="M0 0h9"/>'),
  ).toBe('<a class="d" href="/b" id="c">e</a><path d="M0 0h9" fill="none"/>');
});

test('omits empty values', () => {
  expect(withShortAttributes('<input required="" class="a" value=""/>')).toBe(
    '<input class="a" required value/>',
  );
});

test('changes no text, and no tag without attributes', () => {
  const html = '<p>a class="b" c=""</p><p title="d &gt; e">&lt;a href="/" class="f"&gt;</p>';
  expect(withShortAttributes(html)).toBe(html);
});

test('keeps values that contain an equals sign or quotes', () => {
  expect(withShortAttributes('<input aria-label="b = &quot;&quot;" value="c=" class="d e"/>')).toBe(
    '<input class="d e" aria-label="b = &quot;&quot;" value="c="/>',
  );
});
