// `npm run engines:install`: what the engine tests need where there is no Docker engine, into the ignored folder .engines.
// Does nothing when it is there. Ends with 1 when something could not be installed, and says why.
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
