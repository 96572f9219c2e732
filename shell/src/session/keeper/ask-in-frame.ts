import type { Clock } from '../../services/clock.ts';

const TIME_LIMIT_MS = 8_000;

/**
 * Opens an address of the provider where nobody sees it and gives the one that it leads back to: the silent check's page
 * tells it to whoever opened it. Rejects when it leads nowhere in time.
 */
export function askInFrame(url: string, clock: Pick<Clock, 'after'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = 'silent-check';
    frame.hidden = true;
    // As keycloak-js frames it.
    frame.setAttribute(
      'sandbox',
      'allow-storage-access-by-user-activation allow-scripts allow-same-origin',
    );
    const end = () => {
      cancel();
      removeEventListener('message', hear);
      frame.remove();
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      end();
      resolve(String(data));
    };
    const cancel = clock.after(TIME_LIMIT_MS, () => {
      end();
      reject(new Error('The silent check led nowhere'));
    });
    addEventListener('message', hear);
    document.body.append(frame);
  });
}
