import { VerPreco } from '#parts/buy/ver-preco.tsx';
import { type ComboCardProps, ComboFace } from '#parts/combo/combo-face.tsx';
import { useIsDense } from '#ui/use-is-dense.ts';

/** A combo in a visitor's list: signing in shows its price. */
export function ComboVisitante(props: ComboCardProps) {
  const size = useIsDense() ? 'sm' : 'md';
  return (
    <ComboFace {...props} isVisitor vendido={null}>
      <VerPreco label={props.combo.descricao} size={size} />
    </ComboFace>
  );
}
