type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

const byte = (...values: number[]) => Buffer.from(values);

/** The control byte of a value: its type and size. Enough for sizes below 285. */
function control(type: number, size: number): Buffer {
  const [small, rest] = size < 29 ? [size, []] : [29, [size - 29]];
  return type < 8 ? byte((type << 5) | small, ...rest) : byte(small, type - 7, ...rest);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const isWhole = Number.isInteger(value) && value >= 0;
    const bytes = Buffer.alloc(isWhole ? 4 : 8);
    if (isWhole) bytes.writeUInt32BE(value);
    else bytes.writeDoubleBE(value);
    return Buffer.concat([control(isWhole ? 6 : 3, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, inner]) => [encode(key), encode(inner)]),
  ]);
}

/** A database of one record for one range of IPv4, such as `203.0.113.0/24`, in the file format of MaxMind (version 2.0). */
export function makeMmdb(range: string, record: Value): Buffer {
  const [start = '', length = '32'] = range.split('/');
  const nodeCount = Number(length);
  const bits = start.split('.').flatMap((part) => Number(part).toString(2).padStart(8, '0').split(''));
  // one node for each bit of the range: one side goes on, the other one ends with nothing known
  const nodes = bits.slice(0, nodeCount).map((bit, index) => {
    const next = index + 1 < nodeCount ? index + 1 : nodeCount + 16;
    const node = Buffer.alloc(6);
    node.writeUIntBE(bit === '0' ? next : nodeCount, 0, 3);
    node.writeUIntBE(bit === '1' ? next : nodeCount, 3, 3);
    return node;
  });
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'Test',
    description: {},
    ip_version: 4,
    languages: [],
    node_count: nodeCount,
    record_size: 24,
  });
  return Buffer.concat([
    ...nodes,
    Buffer.alloc(16),
    encode(record),
    byte(0xab, 0xcd, 0xef),
    Buffer.from('MaxMind.com'),
    metadata,
  ]);
}
