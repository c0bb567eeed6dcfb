"""Writes Emberhall as a folder for any web host: the page, the engines and Pyodide, with no server behind them."""
