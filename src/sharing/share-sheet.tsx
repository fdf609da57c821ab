import type { Prompt } from '@domain/prompts.ts';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ShareSubject } from '../lib/share-subject.ts';
import { Stack } from '../ui/layout.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { PromptChoice } from './prompt-choice.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareMore } from './share-more.tsx';
import { useShared } from './use-shared.ts';

/** All ways to share a link, in a sheet. With a result, its picture comes first: the link is the quiz's. */
export function ShareSheet({ subject: given, onClose }: { subject: ShareSubject; onClose: () => void }) {
  const { t } = useTranslation('share');
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const subject: ShareSubject = given.kind === 'messages' ? { ...given, prompt } : given;
  const shared = useShared(subject);
  const link = <ShareLink subject={subject} shared={shared} />;
  return (
    <Sheet title={t(`title.${subject.kind}`)} onClose={onClose}>
      <Stack gap={4}>
        {subject.kind === 'messages' && <PromptChoice prompt={prompt} onChoose={setPrompt} />}
        {subject.kind !== 'result' && link}
        <ShareMore shared={shared} />
        {subject.kind === 'result' && link}
      </Stack>
    </Sheet>
  );
}
