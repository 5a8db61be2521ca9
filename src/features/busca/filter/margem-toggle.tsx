import Percent from 'lucide-react/icons/percent';
import { showMargem, useMargemVisivel } from '#parts/product/margem-visivel.ts';
import { from } from '#theme/scale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useMedia } from '#ui/use-media.ts';

/** Shows or hides margins on this device, where the list has room for them. */
export function MargemToggle() {
  const isShown = useMargemVisivel();
  return (
    useMedia(from.cards) && (
      <IconButton
        label="Mostrar margem"
        icon={<Percent size={20} aria-hidden="true" />}
        variant={isShown ? 'secondary' : 'quiet'}
        aria-pressed={isShown}
        onPress={() => showMargem(!isShown)}
      />
    )
  );
}
