import { expect, test } from 'vitest';
import { makeLookAlikes } from './unicode-look-alikes.ts';

// remade by `npx vitest run tests/unit/look-alikes.test.ts -u`, when unhomoglyph has a newer Unicode
test("the table of look-alikes is Unicode's", async () => {
  await expect(`${JSON.stringify(makeLookAlikes(), null, 2)}\n`).toMatchFileSnapshot(
    '../../domain/messages/look-alikes.json',
  );
});
