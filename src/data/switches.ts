import { paths } from '@domain/paths.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { offIn, type Switch, type Switches, switchesDocument } from '@domain/switches/switches.ts';
import { type DocumentSnapshot, doc, getDocFromServer } from 'firebase/firestore';
import { withTimeout } from '../lib/with-timeout.ts';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const reference = () => doc(firestore, paths.switches);
// missing before the first change
const changesIn = (snapshot: DocumentSnapshot): Switches =>
  (snapshot.exists() && toApp(switchesDocument, snapshot)?.changes) || {};

/** False where the server doesn't say so soon: the person waits to hear of the refusal. Never throws. */
export async function isSwitchedOff(name: Switch): Promise<boolean> {
  let isOff = false;
  const asked = getDocFromServer(reference()).then(
    (snapshot) => {
      isOff = offIn(changesIn(snapshot)).includes(name);
    },
    () => undefined,
  );
  await withTimeout(asked, PATIENCE_MS.save);
  return isOff;
}

export const subscribeToSwitches = (next: (changes: Switches) => void, fail: Fail): Unsubscribe =>
  subscribeToDocument(reference(), changesIn, (found) => next(found ?? {}), fail);
