// `npm run engines:install`: installs what the engine tests need without a Docker engine, into the ignored folder
// .engines. Does nothing if it is there. Exits with 1 if something could not be installed, with the reason.
import { fileURLToPath } from 'node:url';
import { installFerretDb } from './install/ferretdb.mjs';
import { installKafka, kafkaVersion } from './install/kafka.mjs';
import { ferretDb } from './versions.mjs';

const installations = {
  [`FerretDB ${ferretDb.version}`]: installFerretDb,
  [`Kafka ${kafkaVersion}`]: installKafka,
};

async function installAll() {
  for (const [name, install] of Object.entries(installations)) {
    const started = Date.now();
    const reason = await install();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(reason ? `✗ ${name}: ${reason}` : `✓ ${name} (${seconds} s)`);
    if (reason) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installAll();
