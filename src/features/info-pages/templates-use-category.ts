import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES, type Category } from './templates-list.ts';

/** The category that the address asks for (`?category=`); null for all. Choosing another adds no step to the history. */
export function useCategory() {
  const [params, setParams] = useSearchParams();
  const [isAlive, setIsAlive] = useState(false);
  // the page is made before anybody's address is known
  useEffect(() => setIsAlive(true), []);
  const asked = params.get('category');
  const category = isAlive ? (CATEGORIES.find((one) => one === asked) ?? null) : null;
  const choose = (chosen: Category | null) => setParams(chosen === null ? {} : { category: chosen }, { replace: true });
  return { category, choose };
}
