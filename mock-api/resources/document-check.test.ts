import { createDocumentCheck } from './document-check';

const documents = {
  docx: 'PK\x03\x04 some bytes [Content_Types].xml some more word/document.xml',
  xlsx: 'PK\x03\x04 some bytes [Content_Types].xml some more xl/workbook.xml',
  pdf: '%PDF-1.7 text',
};

it.each(Object.entries(documents))('knows a %s wherever the network cuts it', (type, text) => {
  const bytes = Buffer.from(text, 'latin1');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const check = createDocumentCheck(`a.${type}`);
    check.add(bytes.subarray(0, cut));
    check.add(bytes.subarray(cut));
    expect([cut, check.isGenuine()]).toEqual([cut, true]);
  }
  const check = createDocumentCheck(`a.${type}`);
  for (const byte of bytes) check.add(Uint8Array.of(byte));
  expect(check.isGenuine()).toBe(true);
});
