import { buildDocument } from '#fixtures/build-document';
import { request } from '../exchange';
import type { HostileCase } from './hostile-case';
import { zipBomb } from './zip-bomb';

const megabyte = 1024 * 1024;
const end = '--x--\r\n';

type Part = string | Uint8Array;

const part = (disposition: string, content: Part = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const field = (name: string, text: string) => part(`; name="${name}"`, text);
const file = (name: string, content: Part = 'hello') =>
  part(`; name="files"; filename="${name}"`, content);
const type = field('type', 'documents');

const upload = (
  what: string,
  status: number,
  parts: Part[],
  contentType = 'multipart/form-data; boundary=x',
): HostileCase => ({
  what,
  status,
  call: 'POST /api/ai-scan',
  bytes: request(
    'POST /api/ai-scan',
    [`Content-Type: ${contentType}`],
    Buffer.concat(parts.map((bytes) => Buffer.from(bytes))),
  ),
});
const form = (what: string, status: number, ...parts: Part[]) =>
  upload(what, status, [type, ...parts, end]);
const many = (count: number, make: (n: number) => Part) =>
  Array.from({ length: count }, (_, n) => make(n));

export const hostileUploads: HostileCase[] = [
  upload('no boundary', 400, [type, file('a.txt'), end], 'multipart/form-data'),
  upload('an empty boundary', 400, [type, file('a.txt'), end], 'multipart/form-data; boundary='),
  upload(
    'a boundary that differs from the one in the body',
    400,
    [type, file('a.txt'), end],
    'multipart/form-data; boundary=y',
  ),
  upload('no final boundary', 400, [type, file('a.txt')]),
  upload('line ends without CR', 400, [
    [type, file('a.txt'), end].join('').replaceAll('\r\n', '\n'),
  ]),
  upload('a form without parts', 422, [end]),
  upload('an empty body', 400, ['']),
  upload('a part without Content-Disposition', 400, ['--x\r\n\r\nhello\r\n', end]),
  upload('multipart/mixed', 415, [type, end], 'multipart/mixed; boundary=x'),
  form('an empty part name', 422, part('; name=""', 'x')),
  form('a part without a name', 422, part('', 'x')),
  form('a file without a part name', 422, part('; filename="a.txt"', 'x')),
  form('an empty file name', 422, file('')),
  form('a file name without an extension', 422, file('README')),
  form('60 files', 413, ...many(60, (n) => file(`${n}.txt`))),
  form('3,000 fields', 413, ...many(3_000, (n) => field(`f${n}`, 'x'))),
  form('a field of 5 MB', 413, field('url', 'x'.repeat(5 * megabyte))),
  form('a file of 6 MB', 413, file('a.pdf', buildDocument('pdf', 6 * megabyte))),
  {
    ...form(
      'files of 40 MB',
      413,
      ...many(8, (n) => file(`${n}.pdf`, buildDocument('pdf', 5 * megabyte))),
    ),
    isPatient: true,
  },
  form('a part header of 100 kB', 400, part(`; name="${'x'.repeat(100_000)}"`)),
  form('a part with the name __proto__', 422, field('__proto__', 'x')),
  form('two parts with the name type', 422, type),
  form('a file name with ../', 422, file('../../etc/passwd.txt')),
  form('a file name with ..\\', 422, file('..\\..\\boot.txt')),
  form('a NUL in a file name', 400, file('a.pdf\0.txt')),
  form(
    'an encoded NUL in a file name',
    422,
    part(`; name="files"; filename*=UTF-8''a%00.txt`, 'x'),
  ),
  form('a right-to-left override in a file name', 422, file('exe\u202efdp.txt')),
  form('a file name of 1,000 characters', 422, file(`${'x'.repeat(996)}.txt`)),
  form(
    'an extended file name',
    422,
    part(`; name="files"; filename="a.txt"; filename*=UTF-8''a.exe`, 'x'),
  ),
  form('an .exe', 422, file('a.exe', 'MZ')),
  form('a Windows program as .pdf', 422, file('a.pdf', 'MZ\x90\0')),
  form('a Linux program as .pdf', 422, file('a.pdf', '\x7fELF\x02')),
  form('HTML as .pdf', 422, file('a.pdf', '<!doctype html><script>')),
  form('HTML as .doc', 422, file('a.doc', '<html>')),
  form('a Linux program as .txt', 422, file('a.txt', '\x7fELF\0\0')),
  form('a zip as .docx', 422, file('a.docx', 'PK\x03\x04 anything')),
  form('a .docx as .xlsx', 422, file('a.xlsx', 'PK\x03\x04[Content_Types].xml word/')),
  form('a zip bomb as .docx', 422, file('a.docx', zipBomb('bomb.bin'))),
  form('an empty file', 422, file('a.txt', '')),
  form('an empty pdf', 422, file('a.pdf', '')),
  form('a valid and an invalid pdf', 422, file('a.pdf', buildDocument('pdf')), file('b.pdf', 'x')),
];
