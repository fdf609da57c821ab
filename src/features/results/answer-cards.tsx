import { withClass } from '../../ui/with-class.tsx';
import css from './answer-cards.module.css';

/** The answers of a result. */
export const List = withClass('ol', css['list']);
export const Item = withClass('li', css['item']);
