import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { Text } from '../../ui/text.tsx';

const LINK = { color: 'inherit', fontWeight: 700 };

/** Says what joining agrees to. An age isn't named: the question that follows would be no neutral one. */
export function Rules() {
  const { t } = useTranslation('auth');
  const [before, terms, between, safety, after] = t('agree').split(/[[\]]/);
  return (
    <Text small>
      {before}
      <Link to={href.page('terms')} style={LINK}>
        {terms}
      </Link>
      {between}
      <Link to={href.page('safety')} style={LINK}>
        {safety}
      </Link>
      {after}
    </Text>
  );
}
