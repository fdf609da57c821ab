import { withClass } from '../../ui/with-class.tsx';
import css from './info-chip.module.css';

/** One of several filters; `aria-pressed` marks the current one. */
export const InfoChip = withClass('button', css['infoChip']);
