import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Missing } from '../../ui/not-found.tsx';
import { useOwner } from './use-owner.ts';

/** The quiz doesn't exist (any more), or moderators removed it; links to the creator in the address. */
export function QuizMissing({ username, isRemoved }: { username: string; isRemoved: boolean }) {
  const { t } = useTranslation('take-quiz');
  const why = isRemoved ? 'removed' : 'notFound';
  const owner = useOwner(username);
  return (
    <Missing title={t(`${why}.title`)} text={t(`${why}.text`)}>
      <Button variant="contained" to={href.createQuiz()}>
        {t('createOwn')}
      </Button>
      {owner && (
        <Button variant="outlined" to={publicPath.profile(owner.username)}>
          {t('notFound.others', { name: firstName(owner.name) })}
        </Button>
      )}
    </Missing>
  );
}
