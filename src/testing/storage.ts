import { onTestFinished } from 'vitest';

/** Firebase's is spared: without it, the database's client stops for good, for all tests that follow on this page. */
export function refuseToKeep(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!/^fire(store|base)/.test(key)) throw new DOMException('no', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  onTestFinished(() => {
    Storage.prototype.setItem = setItem;
  });
}
