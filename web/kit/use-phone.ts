import { useEffect, useState } from 'preact/hooks';

const PHONE = '(max-width: 600px)';

/** True on a phone, following the window. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => typeof matchMedia === 'function' && matchMedia(PHONE).matches);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const follow = (): void => setPhone(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return phone;
}
