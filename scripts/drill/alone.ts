import { withBackend } from '../bench/environment.ts';
import { seedCircle } from '../seed/circle.ts';
import { seed } from '../seed/seed.ts';
import { drillHere } from './local.ts';
import { makePeople } from './people.ts';
import { verdict } from './replay.ts';

/** `npm run ops drill`: the drill on its own local backend, with the demo's data. */
export const drillAlone = (): Promise<void> =>
  withBackend('drill', async (target) => {
    await seed(target);
    await seedCircle(target);
    const { liveOn } = await makePeople(target);
    verdict(await drillHere(process.env['BACKEND_LOG'] ?? '', liveOn));
  });
