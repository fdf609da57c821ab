import { paths } from '@domain/paths.ts';
import { offIn, type Switch, type Switches, switchesDocument } from '@domain/switches/switches.ts';
import { type DocumentSnapshot, doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const reference = () => doc(firestore, paths.switches);
const changesIn = (snapshot: DocumentSnapshot): Switches => toApp(switchesDocument, snapshot)?.changes ?? {};

/** Returns whether the rules refused something because it is switched off. Never throws. */
export const isSwitchedOff = (name: Switch): Promise<boolean> =>
  getDocFromServer(reference()).then(
    (snapshot) => offIn(changesIn(snapshot)).includes(name),
    () => false,
  );

export const subscribeToSwitches = (next: (changes: Switches) => void, fail: Fail): Unsubscribe =>
  subscribeToDocument(reference(), changesIn, (found) => next(found ?? {}), fail);
