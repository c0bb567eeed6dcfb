# The server with its page and compiled engines, and the drivers for PostgreSQL and Redis.
FROM node:22-bookworm-slim AS node

FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /source
RUN python -m venv /opt/emberhall
COPY . .
# Built with what `make play` is built with; what is pinned for developers pins the drivers too.
RUN python -m venv /build && /build/bin/pip install -q --require-hashes --no-deps -r requirements/play.txt \
    && /build/bin/pip wheel -q --no-deps --no-build-isolation --wheel-dir /wheels . \
    && sed 's/ *\\$//; /--hash/d' requirements/dev.txt > /constraints.txt \
    && wheel="$(ls /wheels/emberhall-*.whl)" \
    && /opt/emberhall/bin/pip install -q --constraint /constraints.txt "$wheel[cluster]"

FROM python:3.11-slim-bookworm
RUN useradd --system --create-home --home-dir /var/lib/emberhall emberhall
COPY --from=build /opt/emberhall /opt/emberhall
USER emberhall
ENV PATH=/opt/emberhall/bin:$PATH XDG_DATA_HOME=/var/lib PYTHONUNBUFFERED=1
VOLUME /var/lib/emberhall
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["emberhall", "serve", "--host", "0.0.0.0"]
