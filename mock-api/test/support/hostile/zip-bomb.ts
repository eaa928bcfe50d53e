import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a zip of about 10 kB whose only entry decompresses to 10 MB of zeros. */
export function zipBomb(entryName: string): Buffer {
  const content = Buffer.alloc(10 * 1024 * 1024);
  const packed = deflateRawSync(content);
  const name = Buffer.from(entryName);
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  sizes.writeUInt16LE(name.length, 12);
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0', 'latin1'),
    sizes,
    name,
    packed,
  ]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0\x14\0\0\0\x08\0\0\0\0\0', 'latin1'),
    sizes,
    Buffer.alloc(14),
    name,
  ]);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(1, 8);
  last.writeUInt16LE(1, 10);
  last.writeUInt32LE(directory.length, 12);
  last.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, last]);
}
