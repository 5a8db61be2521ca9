import Share2 from 'lucide-react/icons/share-2';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { ButtonSize } from '#ui/button.tsx';
import { MenuButton, type MenuItem } from '#ui/layer/menu-button.tsx';
import { compartilharPdf, compartilharTexto } from './compartilhar.ts';
import type { DocumentoPedido } from './documento-pedido.ts';

export type CompartilharButtonProps = {
  /** Creates the document on demand. */
  toDocumento: () => DocumentoPedido;
  size?: ButtonSize;
  label?: string;
  /** Acts after those of sharing. */
  further?: readonly MenuItem[];
};

/** Shares an order with somebody else, as a message or as a file. */
export function CompartilharButton({
  toDocumento,
  size = 'md',
  label = 'Compartilhar',
  further = [],
}: CompartilharButtonProps) {
  const { run } = useOneAct();
  const act = (how: (documento: DocumentoPedido) => Promise<void>) => () =>
    run(async () => {
      await how(toDocumento());
      return null;
    });
  return (
    <MenuButton
      label={label}
      variant="secondary"
      size={size}
      icon={<Share2 size={18} aria-hidden="true" />}
      items={[
        { id: 'texto', label: 'Como texto', onPress: act(compartilharTexto) },
        { id: 'pdf', label: 'Como PDF', onPress: act(compartilharPdf) },
        ...further,
      ]}
    />
  );
}
