import LogIn from 'lucide-react/icons/log-in';
import { Button, type ButtonSize } from '#ui/button.tsx';
import { useEntrar } from './use-entrar.ts';

export type VerPrecoProps = { label: string; size: ButtonSize; isWide?: boolean };

/** 'Ver Preço', for a visitor: opens the log-in, which returns here. */
export function VerPreco({ label, size, isWide = true }: VerPrecoProps) {
  const enter = useEntrar();
  return (
    <Button
      size={size}
      isWide={isWide}
      variant="primary"
      icon={<LogIn size={16} aria-hidden="true" />}
      aria-label={`Ver Preço: ${label}`}
      onPress={enter}
    >
      Ver Preço
    </Button>
  );
}
