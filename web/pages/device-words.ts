import { t } from '../text/index.ts';

/** 'Firefox/Linux' as a person says it. */
export function deviceWords(device: string): string {
  const [browser = '', system = ''] = device.split('/');
  if (browser === '' && system === '') return t().unknownDevice;
  return browser === '' || system === '' ? browser + system : t().deviceOn(browser, system);
}
