import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { DEMO_PAGES, href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { fill } from '../../ui/color.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import css from './try-now.module.css';

const DEMOS = Object.keys(DEMO_PAGES) as DemoType[];

/** The two demo quizzes, and a circle, which needs no account either. */
export function TryNow() {
  const { t } = useTranslation('landing');
  return (
    <div>
      <Text small style={{ fontWeight: 700, marginBottom: 10 }}>
        {t('try.title')}
      </Text>
      <Row gap={1.5}>
        {DEMOS.map((game) => (
          <Link key={game} className={css['chip']} style={fill(GAME_COLOR[game])} to={href.demo(game)}>
            <GameIcon game={game} /> {t(`try.${game}`)}
          </Link>
        ))}
        <Link className={css['chip']} style={fill('yellow')} to={href.newCircle()}>
          <Icon name="eye" /> {t('try.circle')}
        </Link>
      </Row>
    </div>
  );
}
