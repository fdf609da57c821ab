import { useEffect, useState } from 'react';
import { useSearchParams } from '../../../lib/router/router.tsx';
import { CATEGORIES, type Category } from './list.ts';

/** Returns the category in the address (`?category=`); null for all. Changing it adds no history entry. */
export function useCategory() {
  const [params, setParams] = useSearchParams();
  const [isAlive, setIsAlive] = useState(false);
  // prerendered without an address
  useEffect(() => setIsAlive(true), []);
  const asked = params.get('category');
  const category = isAlive ? (CATEGORIES.find((one) => one === asked) ?? null) : null;
  const choose = (chosen: Category | null) => setParams(chosen === null ? {} : { category: chosen }, { replace: true });
  return { category, choose };
}
