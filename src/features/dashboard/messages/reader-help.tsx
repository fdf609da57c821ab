import { type ComponentType, useEffect, useState } from 'react';
import { findReaderHelp } from '../../../ui/find-second-thought.ts';

/** Help for the recipient of a message from somebody in need. The words are checked on the device only. */
export function ReaderHelp({ text }: { text: string }) {
  const [help, setHelp] = useState<{ Help: ComponentType } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    findReaderHelp(text).then(
      (Help) => isCurrent && setHelp(Help && { Help }),
      () => undefined, // without a network the message is there all the same
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return help && <help.Help />;
}
