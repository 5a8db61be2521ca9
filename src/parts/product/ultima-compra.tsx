import type { Comprado } from '#domain/orders/comprados.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useDevice } from '#parts/device/device.tsx';
import { recompraText, ultimaCompraText } from './comprado-words.ts';
import * as css from './ultima-compra.css.ts';

/** When, how much and at what price the customer last bought a product, and whether it is time to buy again. */
export function UltimaCompra({ comprado }: { comprado: Comprado }) {
  const { env } = useDevice();
  const recompra = recompraText(comprado, businessDayOf(new Date(env.now())));
  return (
    <p className={css.compra}>
      {ultimaCompraText(comprado)}
      {recompra !== '' && <b className={css.recompra}>{recompra}</b>}
    </p>
  );
}
