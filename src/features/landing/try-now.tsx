import { href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/index.ts';
import { fill } from '../../ui/fill.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import css from './try-now.module.css';

const DEMOS = [
  ['know-me', href.demo('know-me')],
  ['never-have-i-ever', href.demo('never-have-i-ever')],
] as const;

/** The two demo quizzes, and a circle, which needs no account either. */
export function TryNow() {
  const { t } = useTranslation('landing');
  return (
    <div>
      <Text small style={{ fontWeight: 700, marginBottom: 10 }}>
        {t('try.title')}
      </Text>
      <Row gap={1.5}>
        {DEMOS.map(([game, path]) => (
          <Link key={game} className={css['chip']} style={fill(GAME_COLOR[game])} to={path}>
            <GameIcon game={game} /> {t(`try.${game}`)}
          </Link>
        ))}
        <Link className={css['chip']} style={fill('teal')} to={href.newCircle()}>
          {t('try.circle')}
        </Link>
      </Row>
    </div>
  );
}
