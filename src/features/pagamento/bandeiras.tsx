import type { BandeiraCartao } from '#contract/payment/pagamento.ts';
import * as css from './cartao.css.ts';

/** The accepted brands: their pictures, or their names without one. The card's own stands out. */
export function Bandeiras({
  bandeiras,
  escolhida,
}: {
  bandeiras: readonly BandeiraCartao[];
  escolhida: number | undefined;
}) {
  return (
    <ul className={css.brands} aria-label="Bandeiras aceitas">
      {bandeiras.map(({ idCartaoCreditoBandeira: id, imagem, descricaoCartaoCreditoBandeira: nome }) => (
        <li key={id} className={css.brand} data-chosen={id === escolhida || undefined}>
          {imagem ? <img src={imagem} alt={nome} className={css.brandPicture} /> : nome}
        </li>
      ))}
    </ul>
  );
}
