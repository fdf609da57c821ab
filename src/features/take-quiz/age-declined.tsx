import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';

/** Explains the return to the first screen after a no; takes the focus, so that it is read out. */
export function AgeDeclined({ owner }: { owner: Quiz['owner'] }) {
  const { t } = useTranslation('take-quiz');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Sticker style={{ textAlign: 'center' }}>
      <Text ref={words} tabIndex={-1} style={{ outline: 'none', fontWeight: 600 }}>
        {t('age.declined', { name: firstName(owner.name) })}
      </Text>
      <Button variant="text" to={publicPath.profile(owner.username)}>
        {t('delivery.toProfile')}
      </Button>
    </Sticker>
  );
}
