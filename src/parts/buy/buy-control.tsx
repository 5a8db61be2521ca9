import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { AvisoLido } from '#parts/device/avisos.ts';
import { useMay } from '#parts/device/use-may.ts';
import { Button, type ButtonSize } from '#ui/button.tsx';
import { useOneAct } from './use-one-act.ts';

type ButtonProps = { label: string; size: ButtonSize; isWide?: boolean };

/** Next to a counter a narrow card has room for one word only. */
type ComprarProps = ButtonProps & { hasIcon?: boolean; onComprar: () => Promise<unknown> };

/** 'Comprar': adds; it can be pressed again afterwards, whether the item was added or not. */
export function Comprar({ label, size, isWide = true, hasIcon = true, onComprar }: ComprarProps) {
  const { isPending, run } = useOneAct();
  if (!useMay('act')) return null;
  return (
    <Button
      size={size}
      isWide={isWide}
      variant="primary"
      isPending={isPending}
      icon={hasIcon && <ShoppingCart size={16} aria-hidden="true" />}
      aria-label={`Comprar: ${label}`}
      onPress={() => run(async () => (await onComprar(), null))}
    >
      Comprar
    </Button>
  );
}

/** 'Avise-me Quando Chegar'; afterwards the confirmation, and whether the server has it. */
export function AviseQuandoChegar({
  label,
  size,
  isWide = true,
  aviso,
  isShort = false,
  onAvise,
}: ButtonProps & { aviso: AvisoLido | undefined; isShort?: boolean; onAvise: () => Promise<string | null> }) {
  const { isPending, run } = useOneAct();
  const isAsked = aviso !== undefined;
  if (!useMay('act')) return null;
  const asks = isShort ? 'Avise-me' : 'Avise-me Quando Chegar';
  return (
    // One button for both texts, so that it keeps the focus.
    <Button
      size={size}
      isWide={isWide}
      variant={isAsked ? 'quiet' : 'secondary'}
      isPending={isPending}
      icon={isAsked ? <BellRing size={16} aria-hidden="true" /> : <Bell size={16} aria-hidden="true" />}
      aria-pressed={isAsked}
      aria-label={isAsked ? `Avisaremos quando chegar: ${label}` : `Avise-me Quando Chegar: ${label}`}
      onPress={() => {
        if (!isAsked) run(onAvise);
      }}
    >
      {isAsked ? 'Avisaremos' : asks}
    </Button>
  );
}
