import Share2 from 'lucide-react/icons/share-2';
import { Button, type ButtonSize } from '#ui/button.tsx';
import { shareData } from './compartilhar.ts';

export type ShareTextButtonProps = { title: string; text: string; size?: ButtonSize };

/** Sends a text alone by the system's share sheet; nothing where the browser has none. */
export function ShareTextButton({ title, text, size = 'md' }: ShareTextButtonProps) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      size={size}
      icon={<Share2 size={18} aria-hidden="true" />}
      onPress={() => {
        shareData({ title, text }).catch((error: unknown) => console.error('could not share', error));
      }}
    >
      Compartilhar
    </Button>
  );
}
