import Database from 'lucide-react/icons/database';
import HardDrive from 'lucide-react/icons/hard-drive';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { useVinda } from '#parts/device/use-vinda.ts';
import { useScreenFiles } from '#parts/device/screen-files.ts';
import { useNow } from '#parts/device/use-now.ts';
import { usePlaceRefused } from '#parts/device/use-place-refused.ts';
import { useStorageHealth } from '#parts/device/use-storage-health.ts';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import * as css from './aparelho.css.ts';
import { toArmazenamento } from './armazenamento.ts';
import { clientesSummary, toClientes } from './clientes.ts';
import { ClientesList } from './clientes-list.tsx';
import { dadosSummary, isWhole, toDados, toRascunhos } from './dados.ts';
import { DadosList } from './dados-list.tsx';
import { LocalizacaoSection } from './localizacao-section.tsx';
import { useDeviceData } from './queries.ts';
import { StorageSection } from './storage-section.tsx';
import { SupportSection } from './support-section.tsx';
import { UnsentCopy } from './unsent-copy.tsx';

export type AparelhoProps = {
  /** The name of the build that runs. */
  buildId: string;
  /** When the installation's parameters were last read, in epoch milliseconds. */
  parametrosAt: number | null;
  /** The company asks for the place of cart changes. */
  pedeLocalizacao: boolean;
};

/** The data on this device: the age of each set, the ready customers, the storage, and help for support. */
export function Aparelho({ buildId, parametrosAt, pedeLocalizacao }: AparelhoProps) {
  const data = useDeviceData();
  const health = useStorageHealth();
  const telas = useScreenFiles();
  const isRefused = usePlaceRefused();
  const isVindo = useVinda('clientes') === 'vindo';
  const now = useNow(5000);
  if (!data) return null;
  const { device, clientes, carrinhos, checkpoints, falhas } = data;
  const id = device?.idPessoaCliente;
  const envia = device?.enviaLocalizacao ?? false;
  const cliente = clientes.find((c) => c.idPessoa === id);
  const carrinho = carrinhos.find((c) => c.idPessoaCliente === id);
  const grupos = toDados({ checkpoints, falhas, cliente, carrinho, parametrosAt, telas }, now);
  const listed = toClientes(data, now);
  const armazenamento = health && toArmazenamento(health);
  return (
    <div className={css.cards}>
      <Disclosure
        title="Dados neste aparelho"
        summary={dadosSummary(grupos, now)}
        icon={<Database size={20} aria-hidden="true" />}
        // The ages of data that are all here are read on demand: the unsent changes come first.
        isOpenAtFirst={!isWhole(grupos)}
      >
        <DadosList grupos={[...grupos, ...toRascunhos(data.rascunhos, now)]} />
      </Disclosure>
      <Disclosure
        title="Clientes neste aparelho"
        summary={clientesSummary(listed, telas, isVindo)}
        icon={<Users size={20} aria-hidden="true" />}
      >
        <ClientesList clientes={listed} />
      </Disclosure>
      <Disclosure
        title="Armazenamento"
        summary={armazenamento?.resumo}
        icon={<HardDrive size={20} aria-hidden="true" />}
      >
        {armazenamento && <StorageSection armazenamento={armazenamento} />}
        <UnsentCopy />
      </Disclosure>
      {pedeLocalizacao && (
        <Disclosure
          title="Localização"
          summary={envia && !isRefused ? 'Enviada com as mudanças do carrinho' : 'Não é enviada'}
          icon={<MapPin size={20} aria-hidden="true" />}
        >
          <LocalizacaoSection envia={envia} isRefused={isRefused} />
        </Disclosure>
      )}
      <Disclosure
        title="Pacote de suporte"
        summary="Sem dados pessoais"
        icon={<LifeBuoy size={20} aria-hidden="true" />}
      >
        <SupportSection buildId={buildId} health={health} />
      </Disclosure>
    </div>
  );
}
