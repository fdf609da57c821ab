import { inflateRawSync } from 'node:zlib';

const ENTRY = Buffer.from('PK\x01\x02');

/** Returns the files of a zip archive, read by its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = archive.indexOf(ENTRY); at >= 0; at = archive.indexOf(ENTRY, at + 4)) {
    const size = archive.readUInt32LE(at + 20);
    const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString();
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data));
  }
  return files;
}
